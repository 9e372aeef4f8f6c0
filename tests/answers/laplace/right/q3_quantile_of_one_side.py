# The quantile of the two-sided law at (1 + chance)/2.
def promise(sensitivity, epsilon, chance):
    rate = epsilon / sensitivity
    upper = (1 + chance) / 2
    t = math.log(1 / (2 * (1 - upper))) / rate if chance else 0
    return (1 / rate, math.hypot(1 / rate, 1 / rate), t)
