begin;

create table meta (
    key text primary key,
    value text not null
) without rowid;

create table person (
    id text primary key,
    name text not null,
    folded text not null,
    passphrase text,
    made real not null
) without rowid;

create unique index person_claimed on person (folded) where passphrase is not null;

-- kind: "device" (a signed-in device or program), "link" (continues on another device, once)
create table token (
    hash blob primary key,
    person text not null,
    kind text not null,
    made real not null
) without rowid;

create index token_person on token (person);

create table recovery (
    hash blob primary key,
    person text not null
) without rowid;

create index recovery_person on recovery (person);

-- "table" is a word of SQL. info: what everybody may know; waits: the seats the game waits for;
-- due: when somebody's clock runs out.
create table board (
    id text primary key,
    watch text not null unique,
    code text not null unique,
    game text not null,
    phase text not null,
    info text not null,
    seed blob not null,
    header text,
    waits text not null default '[]',
    made real not null,
    changed real not null,
    due real
) without rowid;

create index board_due on board (due) where due is not null;

create table entry (
    board text not null,
    n integer not null,
    body text not null,
    at real not null,
    primary key (board, n)
) without rowid;

-- What was carried out, by the client's own name for it.
create table done (
    board text not null,
    person text not null,
    cid text not null,
    content blob not null,
    answer text not null,
    primary key (board, person, cid)
) without rowid;

create table sitting (
    person text not null,
    board text not null,
    primary key (person, board)
) without rowid;

create table result (
    board text not null,
    seat integer not null,
    person text not null,
    game text not null,
    place integer not null,
    score integer not null,
    standing text not null,
    titles text not null,
    at real not null,
    primary key (board, seat)
) without rowid;

create index result_person on result (person, at);

create table chat (
    board text not null,
    at real not null,
    person text not null,
    room text not null,
    body text not null,
    phrase text not null
);

create index chat_board on chat (board, room, at);

pragma user_version = 1;

commit;
