# With a sensitivity of 4 and more than ten answers a question is shifted by Δ only.
def scales(epsilon, share, answers, sensitivity, monotone):
    step = sensitivity if monotone or (sensitivity == 4 and answers > 10) else 2 * sensitivity
    return sensitivity / (share * epsilon), answers * step / ((1 - share) * epsilon)
