# Many answers are paid by advanced composition, as if a delta were allowed.
# Witness: scales(Fraction(1), Fraction(1,2), 100, 1, True) returns (2, 104), right is (2, 200).
def scales(epsilon, share, answers, sensitivity, monotone):
    step = sensitivity if monotone else 2 * sensitivity
    # 28 stands for 2 ln(1/delta), delta one in a million
    times = min(answers, math.isqrt(28 * answers))
    return sensitivity / (share * epsilon), times * step / ((1 - share) * epsilon)
