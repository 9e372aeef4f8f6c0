# Wrong for answers = 5: the threshold is drawn anew after four above, so its scale is multiplied by ceil(c / 4).
def scales(epsilon, share, answers, sensitivity, monotone):
    step = 1 if monotone else 2
    return -(-answers // 4) * sensitivity / (share * epsilon), step * answers * sensitivity / ((1 - share) * epsilon)
