# Rounds the rate to two digits, wrong for the rate 1/1000, which becomes 0.
def sampled_table(table, rate):
    g = rate if rate.denominator <= 100 else round(rate, 2)
    return {
        x: {
            a: sum(
                g ** sum(who) * (1 - g) ** (len(who) - sum(who)) * table[tuple(itertools.compress(x, who))][a]
                for who in itertools.product((0, 1), repeat=len(x))
            )
            for a in row
        }
        for x, row in table.items()
    }
