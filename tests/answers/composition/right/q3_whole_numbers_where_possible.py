# Counter rows; 0 and 1 are returned as ints.
def compose(first, later):
    def short(u):
        return int(u) if u.denominator == 1 else u

    answer = dict()
    for x in first:
        row = Counter()
        for a in first[x]:
            for b in later[a][x]:
                row[a, b] += first[x][a] * later[a][x][b]
        answer[x] = {pair: short(u) for pair, u in row.items()}
    return answer
