# The variance p(1-p)/(1-2p)^2 is 1/(4 sinh^2(e/2)).
def people_needed(attributes, epsilon, error):
    half = epsilon / attributes / 2
    return max(1, math.ceil((2 * math.sinh(half) * error) ** -2))
