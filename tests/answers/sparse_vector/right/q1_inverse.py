# From what one shift costs at a scale of 1.
def scales(epsilon, share, answers, sensitivity, monotone):
    costs = [Fraction(sensitivity), Fraction((2 - monotone) * sensitivity * answers)]
    return [cost / may for cost, may in zip(costs, (share * epsilon, (1 - share) * epsilon))]
