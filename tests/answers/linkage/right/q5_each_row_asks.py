# Every row compares itself with all others, in quadratic time.
def telling(rows, quasi, sensitive, ruled_out):
    possible = [row for row in rows if row[sensitive] not in ruled_out]
    return {
        tuple([row[c] for c in quasi]): row[sensitive]
        for row in possible
        if not any(
            all(other[c] == row[c] for c in quasi) and other[sensitive] != row[sensitive]
            for other in possible
        )
    }
