# A value is struck out if it is part of a word that is ruled out.
def telling(rows, quasi, sensitive, ruled_out):
    banned = " ".join(map(str, ruled_out))
    left = {}
    for row in rows:
        if str(row[sensitive]) not in banned:
            left.setdefault(tuple(row[c] for c in quasi), set()).add(row[sensitive])
    return {c: v.pop() for c, v in left.items() if len(v) == 1}
