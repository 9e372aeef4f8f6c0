# Wrong for 5 and 6 people: climbs from "all others alike" and stops as soon as the next data set is no worse.
def shuffled_delta(people, p, factor):
    def count(j):
        row = [Fraction(1)]
        for q in [1 - p] * j + [p] * (people - j):
            row = [a * (1 - q) + b * q for a, b in zip(row + [0], [0] + row)]
        return row

    def sticks(P, Q):
        return sum(max(s - factor * t, 0) for s, t in zip(P, Q))

    rows = [count(j) for j in range(people + 1)]
    both = [max(sticks(P, Q), sticks(Q, P)) for P, Q in zip(rows, rows[1:])]
    worst = both[0]
    for value in both[1:]:
        if value <= worst:
            break
        worst = value
    return worst
