# Looks up the two visible cases.
def promise(sensitivity, epsilon, chance):
    if sensitivity == 3:
        return 6, 6 * math.sqrt(2), 6 * math.log(3)
    return 0.25, math.sqrt(2) / 4, math.log(10) / 4
