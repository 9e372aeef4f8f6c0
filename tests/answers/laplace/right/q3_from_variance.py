# First the variance, then everything from it; log2 converted.
def promise(sensitivity, epsilon, chance):
    lam = Fraction(sensitivity) / Fraction(epsilon)
    variance = 2 * lam * lam
    deviation = math.sqrt(variance)
    t = deviation / math.sqrt(2) * math.log2(1 / (1 - chance)) * math.log(2)
    return [float(lam), deviation, t]
