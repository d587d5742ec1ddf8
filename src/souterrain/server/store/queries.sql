-- name: open-writer
pragma journal_mode = wal;
pragma synchronous = full;
pragma secure_delete = on;
pragma wal_autocheckpoint = 4000;
pragma mmap_size = 0;
pragma busy_timeout = 2000;

-- name: open-reader
pragma query_only = on;
pragma mmap_size = 0;
pragma busy_timeout = 2000;

-- name: begin
begin;

-- name: lock
begin exclusive;

-- name: version
pragma user_version;

-- name: truncate
pragma wal_checkpoint(truncate);

-- name: vacuum
vacuum;

-- name: check
pragma quick_check;

-- name: meta-get
select value from meta where key = ?;

-- name: meta-all
select key, value from meta;

-- name: meta-set
insert into meta (key, value) values (?, ?) on conflict (key) do update set value = excluded.value;

-- name: person-new
insert into person (id, name, folded, skeleton, passphrase, made) values (?, ?, ?, ?, null, ?);

-- name: person-get
select id, name, passphrase, was from person where id = ?;

-- name: person-name
select name from person where id = ?;

-- name: person-reserved
select id from person where passphrase is not null and id <> ? and (folded = ? or skeleton = ?) limit 1;

-- name: person-guests
select id, name from person where passphrase is null and id <> ? and (folded = ? or skeleton = ?);

-- name: person-names
select id, cast(name as text) from person where id in (select value from json_each(?));

-- name: person-claimed
select id, name, passphrase from person where folded = ? and passphrase is not null;

-- name: person-rename
update person set name = ?, folded = ?, skeleton = ?, was = ? where id = ?;

-- name: person-claim
update person set passphrase = ? where id = ? and passphrase is ?;

-- name: person-passphrase
update person set passphrase = ? where id = ?;

-- name: person-traces
select p.name, p.folded from person p
where id = ? and not exists (select 1 from person other where other.folded = p.folded and other.id <> p.id);

-- name: person-delete
delete from person where id = ?;

-- name: token-new
insert into token (hash, person, kind, made) values (?, ?, ?, ?);

-- name: token-person
select person from token where hash = ? and kind = 'device';

-- name: token-delete
delete from token where hash = ?;

-- name: token-delete-all
delete from token where person = ?;

-- name: token-link
select person, made from token where hash = ? and kind = 'link';

-- name: recovery-new
insert into recovery (hash, person) values (?, ?);

-- name: recovery-has
select 1 from recovery where hash = ? and person = ?;

-- name: recovery-use
delete from recovery where hash = ? and person = ?;

-- name: recovery-delete-all
delete from recovery where person = ?;

-- name: board-new
insert into board (id, watch, code, game, phase, info, seed, header, made, changed, due, entries, chain, seal)
values (:id, :watch, :code, :game, :phase, :info, :seed, :header, :at, :at, :due, :entries, :chain, :seal);

-- name: board-get
select id, watch, code, seed, header, info, due, entries, chain, seal from board where id = ?;

-- name: boards-with
select board from entry where person = :person or instr(body, :person)
union select board from done where person = :person
union select board from result where person = :person
union select board from daily where person = :person
union select id from board where instr(info, :person);

-- name: board-watch
select id from board where watch = ?;

-- name: board-code
select id from board where code = ?;

-- name: board-save
update board
set phase = :phase, info = :info, header = coalesce(header, :header), due = :due, changed = :at,
    entries = :entries, chain = :chain, seal = :seal
where id = :id;

-- name: board-note
update board set info = :info, entries = :entries, chain = :chain, seal = :seal where id = :id;

-- name: board-due
select id from board where due < ?;

-- name: board-postpone
update board set due = due + ? where due is not null;

-- name: boards-of
-- Times are cast: one that is damaged must not cost a person the list of all tables.
select b.id, b.game, b.phase, b.info, coalesce(e.waits, b.waits),
    max(cast(b.changed as real), cast(coalesce(e.at, 0) as real)) as latest, cast(b.due as real)
from sitting s join board b on b.id = s.board
left join entry e on e.board = b.id and e.n = (select max(n) from entry where board = b.id)
where s.person = ? order by latest desc limit 200;

-- name: entry-new
insert into entry (board, n, body, at, person, cid, content, answer, waits, chain)
values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?);

-- name: entries
select n, body, chain from entry where board = ? order by n;

-- name: entry-rewrite
update entry set body = ?, chain = ? where board = ? and n = ?;

-- name: entry-replace
update entry set person = ? where board = ? and person = ?;

-- name: done-replace
update done set person = ? where board = ? and person = ?;

-- name: result-replace
update result set person = ? where board = ? and person = ?;

-- name: daily-replace
update daily set person = ? where board = ? and person = ?;

-- name: entry-has
select 1 from entry where board = ? and n = ?;

-- name: entry-last
select coalesce(max(at), 0) from entry where board = ?;

-- name: entry-times
select at from entry where board = ? order by n;

-- name: done-new
insert into done (board, person, cid, content, answer) values (?, ?, ?, ?, ?);

-- name: sitting-new
insert into sitting (board, person) values (?, ?) on conflict do nothing;

-- name: sitting-delete
delete from sitting where person = ?;

-- name: result-new
insert into result (board, seat, person, game, place, score, standing, titles, at, collected)
values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing;

-- name: results-of
select board, seat, game, place, score, standing, iif(json_valid(titles), titles, '[]'), cast(at as real), null
from result where person = ? order by at desc;

-- name: history
-- The number of seats is in the record of the table; a game without it counts as one alone.
with mine as (
    select result.*, info, case when json_valid(info) then json_array_length(info, '$.chairs') else 1 end as chairs
    from result left join board on board.id = result.board
    where result.person = :person and (:game = '' or result.game = :game)
)
select board, seat, game, place, score, standing, iif(json_valid(titles), titles, '[]'), cast(at as real), info,
    count(*) over ()
from mine
where case :opponent
    when '' then true
    when 'alone' then chairs = 1
    when 'bots' then exists (
        select 1 from json_each(iif(json_valid(info), info, '{}'), '$.chairs')
        where json_extract(value, '$.who') like 'bot:%'
    )
    else exists (select 1 from result other where other.board = mine.board and other.person = :opponent)
end and case :result
    when '' then true
    else (chairs > 1 or game in (select value from json_each(:together))) and (place = 1) = (:result = 'won')
end
order by at desc, board, seat limit :limit offset :offset;

-- name: records-of
-- score and standing are those of the best game: SQLite takes them from the row with the maximum.
with mine as (
    select result.*, case when json_valid(info) then json_array_length(info, '$.chairs') else 1 end > 1
        or result.game in (select value from json_each(:together)) as contest
    from result left join board on board.id = result.board where result.person = :person
)
select game, count(*), sum(contest), sum(contest and place = 1), max(score), standing, avg(score), min(cast(at as real))
from mine group by game order by max(at) desc;

-- name: titles-of
select game, value, min(cast(result.at as real)), board from result, json_each(iif(json_valid(titles), titles, '[]'))
where person = ? group by game, value;

-- name: opponents-of
select other.person, person.name, count(distinct mine.board) as games
from result mine join result other on other.board = mine.board and other.person != mine.person
join person on person.id = other.person
where mine.person = ? group by other.person order by games desc, person.name limit ?;

-- name: collected-of
select game, collected, min(cast(at as real)), board from result
where person = ? and iif(json_valid(collected), json_type(collected), '') = 'object' group by game, collected order by game;

-- name: uncollected-of
select board, seat, header from result join board on board.id = result.board
where person = ? and collected is null and header is not null;

-- name: result-collected
update result set collected = ? where board = ? and seat = ?;

-- name: chat-new
insert into chat (board, at, person, room, body, phrase, hearer, telling) values (?, ?, ?, ?, ?, ?, ?, ?);

-- name: chat-trim
delete from chat where board = ?1 and room = ?2 and at < (
    select at from chat where board = ?1 and room = ?2 order by at desc limit 1 offset ?3 - 1
);

-- name: chat-last
select * from (
    select c.at, c.person, coalesce(p.name, ''), c.body, c.phrase, c.hearer, '', c.telling
    from chat c left join person p on p.id = c.person
    where c.board = ? and c.room = ? order by c.at desc limit 50
) order by 1;

-- name: chat-whispers
select * from (
    select c.at, c.person, coalesce(p.name, ''), c.body, c.phrase, c.hearer, coalesce(h.name, ''), c.telling
    from chat c left join person p on p.id = c.person left join person h on h.id = c.hearer
    where c.board = ?1 and c.hearer <> '' and ?2 in (c.person, c.hearer) order by c.at desc limit 50
) order by 1;

-- name: note-set
insert into note (board, person, about, body) values (?, ?, ?, ?)
on conflict (board, person, about) do update set body = excluded.body;

-- name: note-drop
delete from note where board = ? and person = ? and about = ?;

-- name: notes-at
select person, about, body from note where board = ? order by person, about;

-- name: notes-of
select board, about, body from note where person = ? order by board, about;

-- name: note-delete
delete from note where person = ?;

-- name: chat-all
select c.at, c.person, coalesce(p.name, ''), c.body, c.phrase from chat c left join person p on p.id = c.person
where c.board = ? and c.room = ? order by c.at;

-- name: chat-of
select at, body, phrase from chat where person = ? order by at;

-- name: chat-delete
delete from chat where ?1 in (person, hearer);

-- name: done-all
select person, cid, content, answer, 1 from done where board = ?1
union all select * from (
    select person, cid, content, answer, 0 from (
        select * from entry where board = ?1 and cid is not null order by n desc limit ?2
    ) order by n
);

-- name: done-delete
delete from done where board = ? and person = ? and cid = ?;

-- name: film-new
insert into film (board, n, part, body) values (?, ?, ?, ?);

-- name: films
select body from film where board = ? and n = ? order by part;

-- name: film-entries
select distinct n from film where board = ?;

-- name: secret-get
select value from secret where name = ?;

-- name: secret-new
insert into secret (name, value) values (?, ?) on conflict do nothing;

-- name: daily-new
insert into daily (board, game, day, person, counted, made, device) values (?, ?, ?, ?, ?, ?, ?);

-- name: daily-device
select 1 from daily where game = ? and day = ? and device = ? and counted;

-- name: daily-forget-devices
update daily set device = null where device is not null and day < ?;

-- name: daily-end
update daily set ended = ?, score = ?, standing = ? where board = ?;

-- name: daily-day
select d.board, d.day, d.person from daily d join board b on b.id = d.board where b.id = ?1 or b.watch = ?1;

-- name: daily-tries
select board, counted, ended, score, standing from daily where person = ? and game = ? and day = ? order by made;

-- name: daily-finished
select day from daily
where person = ? and game = ? and counted and score is not null and date(day) = day;

-- name: daily-players
select count(*) from daily where game = ? and day = ? and counted;

-- name: daily-better
select coalesce(sum(d.score is not null and (?3 is null or d.score > ?3)), 0), count(*)
from daily d left join person p on p.id = d.person
where d.game = ?1 and d.day = ?2 and d.counted
and (p.passphrase is null) = (select passphrase is null from person where id = ?4);

-- name: daily-board
select rank() over (partition by p.passphrase is null order by d.score desc nulls last) as place,
    d.person, coalesce(p.name, ''), d.score, d.standing, b.watch, p.passphrase is null as guest
from daily d join board b on b.id = d.board left join person p on p.id = d.person
where d.game = ? and d.day = ? and d.counted and d.ended is not null
order by guest, place, d.ended, d.board;

-- name: daily-before
select max(day) from daily where game = ? and day < ? and counted and ended is not null;

-- name: daily-after
select min(day) from daily where game = ? and day > ? and counted and ended is not null;

-- name: daily-of
select game, day, counted, score from daily where person = ? order by made;
