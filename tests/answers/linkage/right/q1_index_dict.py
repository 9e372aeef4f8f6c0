# Index dict: right
def link(records, register, keys):
    index = {}
    for row in register:
        index.setdefault(tuple(row[c] for c in keys), {})[row["name"]] = True
    answer = ()
    for row in records:
        key = tuple(row[c] for c in keys)
        who = {} if None in key else index.get(key, {})
        answer += (tuple(who)[0] if len(who) == 1 else None,)
    return answer
