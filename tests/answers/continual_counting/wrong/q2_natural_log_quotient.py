# Takes the quotient of natural logarithms, which is a hair above a whole number for 2**29.
def scales(steps, epsilon):
    levels = math.ceil(math.log(steps + 1) / math.log(2))
    return steps / epsilon, 1 / epsilon, levels / epsilon
