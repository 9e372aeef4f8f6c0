# Everybody answers from a uniform distribution over four outputs, and a person with 1 moves weight from the first to the last.
def variant(epsilon):
    shift = -math.expm1(-epsilon) / 4
    quarter = [0.25] * 4
    one = [0.25 - shift, 0.25, 0.25, 0.25 + shift]
    # 0.25 + shift is at most 0.25 * (2 - e^-eps), which is below e^eps / 4
    return [quarter, list(quarter), one]
