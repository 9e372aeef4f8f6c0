# Classes first: right
def telling(rows, quasi, sensitive, ruled_out):
    answer = {}
    for name in {tuple(row[c] for c in quasi) for row in rows}:
        values = {r[sensitive] for r in rows if tuple(r[c] for c in quasi) == name}
        possible = sorted(values.difference(ruled_out))
        if possible and possible[0] == possible[-1]:
            answer[name] = possible[0]
    return answer
