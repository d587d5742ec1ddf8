"""The Litestar application: all routes, the exception handlers and the OpenAPI document."""

from __future__ import annotations

from litestar import Litestar
from litestar.config.app import AppConfig
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from souterrain.server.http import content, daily, pages, people, stories, tables
from souterrain.server.http.requests import check_body, tell_fault, tell_http, tell_not_saved, tell_refused
from souterrain.server.net.guard import CONTENT
from souterrain.server.refusal import Refused
from souterrain.server.services import Services
from souterrain.server.settings import VERSION
from souterrain.server.store.database import NotSaved


def http_app(services: Services) -> Litestar:
    def set_up(config: AppConfig) -> AppConfig:
        config.state.update({"services": services, "static": pages.static_folder()})
        return config

    return Litestar(
        [*people.ROUTES, *tables.ROUTES, *stories.ROUTES, *daily.ROUTES, *content.ROUTES, *pages.ROUTES],
        on_app_init=[set_up],
        before_request=check_body,
        exception_handlers={
            Refused: tell_refused,
            HTTPException: tell_http,
            NotSaved: tell_not_saved,
            Exception: tell_fault,
        },
        openapi_config=OpenAPIConfig("Souterrain", VERSION, path="/api/schema", render_plugins=[JsonRenderPlugin()]),
        request_max_body_size=max(services.settings.limits.body, CONTENT),
        logging_config=None,
        response_headers=[],
    )
