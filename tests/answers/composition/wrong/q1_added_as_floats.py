# Loads are added as floats and then tidied to fractions with small denominators.
# Witness: plan_epsilons([({"A"}, Fraction(1, 37)), ({"A"}, Fraction(1, 41))], ["A"]) gives (49/953, 0); right is (78/1517, 0).
def plan_epsilons(plan, districts):
    loads = sorted(math.fsum(float(e) for places, e in plan if d in places) for d in districts)

    def tidy(value):
        return Fraction(value).limit_denominator(1000)

    return tidy(loads[-1]), tidy(loads[-1] + loads[-2]) if len(loads) > 1 else 0
