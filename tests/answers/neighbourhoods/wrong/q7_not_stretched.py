# Takes the error of the share of yes.
def people_needed(attributes, epsilon, error):
    share = epsilon / attributes
    p = 1 / (1 + math.exp(share))
    variance = p * (1 - p)
    return max(1, math.ceil(variance / error**2))
