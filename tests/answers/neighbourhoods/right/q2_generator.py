# A generator of log-ratios, and max with a default.
def worst_log_ratio(table, related):
    def gaps():
        for x in table:
            for y in table:
                if related(x, y) is True:
                    for a in {*table[x], *table[y]}:
                        u, v = table[x].get(a, Fraction(0)), table[y].get(a, Fraction(0))
                        match (u > 0, v > 0):
                            case (True, True):
                                yield math.log(u.numerator * v.denominator) - math.log(
                                    u.denominator * v.numerator
                                )
                            case (True, False) | (False, True):
                                yield math.inf

    return max(gaps(), default=0)
