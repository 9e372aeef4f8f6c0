# Products are tidied to denominators up to 1000.
# Witness: compose({0: {"a": Fraction(1, 37), "b": Fraction(36, 37)}}, {"a": {0: {"c": Fraction(1, 41), "d": Fraction(40, 41)}}, "b": {0: {"c": Fraction(1)}}}) gives {0: {('a', 'c'): 1/1000, ('a', 'd'): 13/493, ('b', 'c'): 36/37}}; right is {0: {('a', 'c'): 1/1517, ('a', 'd'): 40/1517, ('b', 'c'): 36/37}}.
def compose(first, later):
    return {
        x: {
            (a, b): (u * v).limit_denominator(1000)
            for a, u in row.items()
            for b, v in later[a][x].items()
        }
        for x, row in first.items()
    }
