# From five answers on the price is believed to grow by the square root only.
def scales(epsilon, share, answers, sensitivity, monotone):
    step = sensitivity if monotone else 2 * sensitivity
    answers = min(answers, 2 * math.ceil(answers**0.5))
    return sensitivity / (share * epsilon), answers * step / ((1 - share) * epsilon)
