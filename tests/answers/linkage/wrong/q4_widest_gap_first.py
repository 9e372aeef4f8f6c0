# Cuts at the widest gap that leaves k on both sides, again in each part; greedy, not always best.
def anonymise(ages, k):
    order = sorted(range(len(ages)), key=lambda i: ages[i])
    told = [None] * len(ages)

    def split(block):
        options = []
        for c in range(k, len(block) - k + 1):
            left, right = block[:c], block[c:]
            loss = c * (ages[left[-1]] - ages[left[0]]) + len(right) * (ages[right[-1]] - ages[right[0]])
            options.append((loss, c))
        if not options:
            for i in block:
                told[i] = (ages[block[0]], ages[block[-1]])
            return
        c = min(options)[1]
        split(block[:c])
        split(block[c:])

    split(order)
    return told
