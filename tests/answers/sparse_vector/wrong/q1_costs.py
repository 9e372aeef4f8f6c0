# Returns what threshold and questions cost.
def scales(epsilon, share, answers, sensitivity, monotone):
    return share * epsilon, (1 - share) * epsilon
