# For many answers pays by the root of c, as in advanced composition, which is not pure ε.
def scales(epsilon, share, answers, sensitivity, monotone):
    step = sensitivity if monotone else 2 * sensitivity
    pays = min(answers, math.ceil(math.sqrt(2 * answers * math.log(100))))
    return sensitivity / (share * epsilon), pays * step / ((1 - share) * epsilon)
