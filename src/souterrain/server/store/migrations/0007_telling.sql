begin;

-- hearer: the only person besides the speaker who gets these words; '' for everybody in the room.
-- telling: how they are told, as JSON; '' for plain chat.
alter table chat add column hearer text not null default '';
alter table chat add column telling text not null default '';

-- The notes of a person at a table, which nobody else gets.
create table note (
    board text not null,
    person text not null,
    about text not null,
    body text not null,
    primary key (board, person, about)
) without rowid;

pragma user_version = 7;

commit;
