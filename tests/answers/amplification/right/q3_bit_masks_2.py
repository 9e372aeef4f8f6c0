# Written with bit masks, in whole numbers until the end.
def sampled_table(table: dict, rate: Fraction) -> dict:
    yes, no = rate.numerator, rate.denominator - rate.numerator
    unit = math.lcm(*(u.denominator for row in table.values() for u in row.values()))
    answer = {}
    for x, row in table.items():
        n, total = len(x), dict.fromkeys(row, 0)
        for mask in range(2**n):
            half = tuple(x[i] for i in range(n) if mask >> i & 1)
            weight = yes ** mask.bit_count() * no ** (n - mask.bit_count())
            for a in total:
                total[a] += weight * int(table[half][a] * unit)
        answer[x] = {a: Fraction(how_many, unit * rate.denominator**n) for a, how_many in total.items()}
    return answer
