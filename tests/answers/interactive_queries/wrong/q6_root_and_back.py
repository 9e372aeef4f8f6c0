# Takes the root as a float, squares it, and looks for a simple fraction nearby.
# Witness: patience(Fraction(101, 1000), Fraction(14)) gives (2, Fraction(1, 49)); right is (2, Fraction(10201, 500000)).
def patience(epsilon, error):
    times = math.ceil(2 / (epsilon * error) ** 2)
    single = math.sqrt(times) * float(epsilon)
    return times, Fraction(single**2).limit_denominator(1000)
