# The root is taken in single precision, and its difference from 1 has few digits left. Input: 1000 people, share 0.99.
def cells_needed(people, share):
    if people == 1:
        return 1
    exponent = np.float32(math.log(share) / (people - 1))
    company = np.float32(1) - np.exp(exponent)
    if company == 0:
        company = np.finfo(np.float32).eps
    return math.ceil(1 / company)
