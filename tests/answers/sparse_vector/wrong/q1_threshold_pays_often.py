# Multiplies the noise on the threshold by c too if there are more than ten answers.
def scales(epsilon, share, answers, sensitivity, monotone):
    step = sensitivity if monotone else 2 * sensitivity
    often = answers if answers > 10 else 1
    return often * sensitivity / (share * epsilon), answers * step / ((1 - share) * epsilon)
