# Small chances by a straight line.
def promise(sensitivity, epsilon, chance):
    s = sensitivity / epsilon
    t = (
        -s * math.log(1 - chance)
        if chance >= 0.5
        else abs(s * math.log(2 * (1 - (1 + chance) / 2)))
        if chance > 0.25
        else s * chance
    )
    return s, math.sqrt(2) * s, t
