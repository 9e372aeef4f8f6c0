# Linear system.
def solve(matrix, sums):
    rows = [[Fraction(a) for a in row] + [Fraction(s)] for row, s in zip(matrix, sums)]
    n = len(rows)
    for c in range(n):
        k = next(i for i in range(c, n) if rows[i][c])
        rows[c], rows[k] = rows[k], rows[c]
        rows[c] = [a / rows[c][c] for a in rows[c]]
        for i in range(n):
            if i != c:
                f = rows[i][c]
                rows[i] = [a - f * b for a, b in zip(rows[i], rows[c])]
    return [row[-1] for row in rows]


def equal_groups_attack(ask, people, size, target):
    place = people.index(target)
    circle = (people[place:] + people[:place])[: size + 1]
    groups = list(itertools.combinations(circle, size))
    sums = [ask(group) for group in groups]
    return solve([[int(p in group) for p in circle] for group in groups], sums)[0]
