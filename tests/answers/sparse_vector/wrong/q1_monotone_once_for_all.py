# Wrong for answers = 3, monotone = True: for odd c the one at the end is thought to be free, c - 1 is charged.
def scales(epsilon, share, answers, sensitivity, monotone):
    step = 1 if monotone else 2
    paid = answers - 1 if monotone and answers % 2 and answers > 1 else answers
    return sensitivity / (share * epsilon), step * paid * sensitivity / ((1 - share) * epsilon)
