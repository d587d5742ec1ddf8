declare module "icon:*" {
  const body: string;
  export default body;
}

declare module "svelte/internal/client";
