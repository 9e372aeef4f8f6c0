# Returns the commonest value that is left.
def telling(rows, quasi, sensitive, ruled_out):
    left = {}
    for row in rows:
        if row[sensitive] not in ruled_out:
            left.setdefault(tuple(row[c] for c in quasi), Counter())[row[sensitive]] += 1
    return {name: number.most_common(1)[0][0] for name, number in left.items()}
