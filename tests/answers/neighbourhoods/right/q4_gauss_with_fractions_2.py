# By gauss with fractions.
def weights(rows):
    work = [list(row) + [Fraction(int(i == 2))] for i, row in enumerate(rows)]
    k, used, place = len(rows[0]), 0, {}
    for column in range(k):
        for i in range(used, 3):
            if work[i][column]:
                work[used], work[i] = work[i], work[used]
                lead = work[used][column]
                work[used] = [v / lead for v in work[used]]
                for j in range(3):
                    if j != used:
                        factor = work[j][column]
                        work[j] = [v - factor * u for v, u in zip(work[j], work[used])]
                place[column] = used
                used += 1
                break
    if any(row[-1] and not any(row[:-1]) for row in work):
        return None
    return [work[place[c]][-1] if c in place else 0 for c in range(k)]
