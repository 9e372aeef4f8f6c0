# Solves the system of sums by elimination with fractions.
def equal_groups_attack(ask, people, size, target):
    circle = [p for p in people if p != target][-size:] + [target]
    n = size + 1
    system = []
    for group in itertools.combinations(range(n), size):
        row = [Fraction(int(i in group)) for i in range(n)]
        system.append(row + [Fraction(ask({circle[i] for i in group}))])
    for c in range(n):
        k = next(i for i in range(c, n) if system[i][c])
        system[c], system[k] = system[k], system[c]
        system[c] = [u / system[c][c] for u in system[c]]
        for i in range(n):
            if i != c and system[i][c]:
                f = system[i][c]
                system[i] = [u - f * v for u, v in zip(system[i], system[c])]
    return int(system[-1][-1])
