# Uses that ones and zeros may be exchanged; person by person in a list.
def accuracy(n, ones, p):
    p = float(p)
    ones = min(ones, n - ones)
    law = [1.0] + [0.0] * n
    for person in range(n):
        yes = 1 - p if person < ones else p
        for k in range(person + 1, -1, -1):
            law[k] = law[k] * (1 - yes) + (law[k - 1] * yes if k else 0.0)
    expected = ones * (1 - p) + (n - ones) * p
    gaps = sorted((abs(k - expected), law[k]) for k in range(n + 1))
    reached = 0.0
    for gap, u in gaps:
        reached += u
        if reached >= 2 / 3:
            return gap / n / (1 - 2 * p)
