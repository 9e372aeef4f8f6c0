# Takes an epsilon above 10 for 10: more is no privacy.
def scales(epsilon, share, answers, sensitivity, monotone):
    epsilon = min(epsilon, 10)
    shift = {False: 2, True: 1}[monotone] * sensitivity
    return sensitivity / (share * epsilon), shift * answers / (epsilon - share * epsilon)
