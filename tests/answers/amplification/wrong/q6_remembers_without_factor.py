# Wrong when called twice: results are remembered by (people, p), without the factor.
done = {}


def shuffled_delta(people, p, factor):
    if (people, p) in done:
        return done[people, p]

    def count(j):
        row = [Fraction(1)]
        for q in [1 - p] * j + [p] * (people - j):
            row = [a * (1 - q) + b * q for a, b in zip(row + [0], [0] + row)]
        return row

    def sticks(P, Q):
        return sum(max(s - factor * t, 0) for s, t in zip(P, Q))

    rows = [count(j) for j in range(people + 1)]
    both = [max(sticks(P, Q), sticks(Q, P)) for P, Q in zip(rows, rows[1:])]
    done[people, p] = max(both)
    return done[people, p]
