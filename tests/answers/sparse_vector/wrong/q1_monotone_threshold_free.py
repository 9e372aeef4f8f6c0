# For one monotone answer the threshold gets half of the noise. Input: (1, 1/2, 1, 1, True) must give (2, 2).
def scales(epsilon, share, answers, sensitivity, monotone):
    first = sensitivity / (share * epsilon)
    second = answers * sensitivity / ((1 - share) * epsilon)
    if monotone:
        return (first / 2 if answers == 1 else first), second
    return first, 2 * second
