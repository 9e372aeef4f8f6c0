# Two loops with a tally each.
def least_delta(one, other, factor):
    deltas = []
    for first, second in ((one, other), (other, one)):
        total = 0
        for a in range(len(first)):
            if first[a] > factor * second[a]:
                total += first[a] - factor * second[a]
        deltas.append(total)
    return max(deltas)
