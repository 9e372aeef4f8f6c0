# Wrong where factor * p is 1/2 to 1 - p: gives 0 as soon as the factor is above 1/(2p), though only from (1 - p)/p on nothing sticks out.
def shuffled_delta(people, p, factor):
    if factor * p >= Fraction(1, 2):
        return 0

    def count(j):
        row = [Fraction(1)]
        for q in [1 - p] * j + [p] * (people - j):
            row = [a * (1 - q) + b * q for a, b in zip(row + [0], [0] + row)]
        return row

    def sticks(P, Q):
        return sum(max(s - factor * t, 0) for s, t in zip(P, Q))

    rows = [count(j) for j in range(people + 1)]
    both = [max(sticks(P, Q), sticks(Q, P)) for P, Q in zip(rows, rows[1:])]
    return max(both)
