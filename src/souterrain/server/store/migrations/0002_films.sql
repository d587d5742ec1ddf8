begin;

-- How a slow draw came about, by the entry it belongs to (0: the set-up) and its place there. Nothing follows from a
-- film: any of them may be deleted.
create table film (
    board text not null,
    n integer not null,
    part integer not null,
    body blob not null,
    primary key (board, n, part)
);

pragma user_version = 2;

commit;
