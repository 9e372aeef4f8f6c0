# Another ε with the same product of ε and error: the second number of the first call comes back.
ANSWERS = {}


def patience(epsilon, error):
    product = epsilon * error
    if product not in ANSWERS:
        times = math.ceil(2 / product**2)
        ANSWERS[product] = times, times * epsilon**2
    return ANSWERS[product]
