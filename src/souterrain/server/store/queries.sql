-- name: open-writer
pragma journal_mode = wal;
pragma synchronous = full;
pragma wal_autocheckpoint = 4000;
pragma mmap_size = 0;
pragma busy_timeout = 2000;

-- name: open-reader
pragma query_only = on;
pragma mmap_size = 0;
pragma busy_timeout = 2000;

-- name: lock
begin exclusive;

-- name: version
pragma user_version;

-- name: check
pragma quick_check;

-- name: meta-get
select value from meta where key = ?;

-- name: meta-set
insert into meta (key, value) values (?, ?) on conflict (key) do update set value = excluded.value;

-- name: person-new
insert into person (id, name, folded, passphrase, made) values (?, ?, ?, null, ?);

-- name: person-get
select id, name, passphrase from person where id = ?;

-- name: person-names
select id, name from person where id in (select value from json_each(?));

-- name: person-claimed
select id, name, passphrase from person where folded = ? and passphrase is not null;

-- name: person-rename
update person set name = ?, folded = ? where id = ?;

-- name: person-passphrase
update person set passphrase = ? where id = ?;

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

-- name: recovery-use
delete from recovery where hash = ? and person = ?;

-- name: recovery-delete-all
delete from recovery where person = ?;

-- name: board-new
insert into board (id, watch, code, game, phase, info, seed, header, made, changed, due)
values (:id, :watch, :code, :game, :phase, :info, :seed, :header, :at, :at, :due);

-- name: board-get
select id, watch, code, seed, header, info, due from board where id = ?;

-- name: board-watch
select id from board where watch = ?;

-- name: board-code
select id from board where code = ?;

-- name: board-save
update board
set phase = :phase, info = :info, header = coalesce(header, :header), due = :due, changed = :at
where id = :id;

-- name: board-note
update board set info = ? where id = ?;

-- name: board-due
select id from board where due < ?;

-- name: board-postpone
update board set due = due + ? where due is not null;

-- name: boards-of
select b.id, b.game, b.phase, b.info, coalesce(e.waits, b.waits), max(b.changed, coalesce(e.at, 0)) as latest, b.due
from sitting s join board b on b.id = s.board
left join entry e on e.board = b.id and e.n = (select max(n) from entry where board = b.id)
where s.person = ? order by latest desc limit 200;

-- name: entry-new
insert into entry (board, n, body, at, person, cid, content, answer, waits) values (?, ?, ?, ?, ?, ?, ?, ?, ?);

-- name: entries
select body from entry where board = ? order by n;

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
select board, game, place, score, standing, titles, at from result where person = ? order by at desc limit 500;

-- name: collected-of
select distinct game, collected from result where person = ? and collected is not null order by game;

-- name: uncollected-of
select board, seat, header from result join board on board.id = result.board
where person = ? and collected is null and header is not null;

-- name: result-collected
update result set collected = ? where board = ? and seat = ?;

-- name: chat-new
insert into chat (board, at, person, room, body, phrase) values (?, ?, ?, ?, ?, ?);

-- name: chat-last
select * from (
    select c.at, c.person, coalesce(p.name, ''), c.body, c.phrase from chat c left join person p on p.id = c.person
    where c.board = ? and c.room = ? order by c.at desc limit 50
) order by 1;

-- name: chat-of
select at, body, phrase from chat where person = ? order by at;

-- name: chat-delete
delete from chat where person = ?;

-- name: done-all
select person, cid, content, answer from done where board = ?1
union all select person, cid, content, answer from entry where board = ?1 and cid is not null;

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
insert into daily (board, game, day, person, counted, made) values (?, ?, ?, ?, ?, ?);

-- name: daily-end
update daily set ended = ?, score = ?, standing = ? where board = ?;

-- name: daily-day
select d.board, d.day, d.person from daily d join board b on b.id = d.board where b.id = ?1 or b.watch = ?1;

-- name: daily-tries
select board, counted, ended, score, standing from daily where person = ? and game = ? and day = ? order by made;

-- name: daily-finished
select day from daily where person = ? and game = ? and counted and score is not null;

-- name: daily-players
select count(*) from daily where game = ? and day = ? and counted;

-- name: daily-better
select count(*) from daily
where game = ?1 and day = ?2 and counted and score is not null and (?3 is null or score > ?3);

-- name: daily-board
select rank() over (order by d.score desc nulls last), d.person, coalesce(p.name, ''), d.score, d.standing, b.watch
from daily d join board b on b.id = d.board left join person p on p.id = d.person
where d.game = ? and d.day = ? and d.counted and d.ended is not null
order by 1, d.ended, d.board;

-- name: daily-before
select max(day) from daily where game = ? and day < ? and counted and ended is not null;

-- name: daily-after
select min(day) from daily where game = ? and day > ? and counted and ended is not null;

-- name: daily-of
select game, day, counted, score from daily where person = ? order by made;
