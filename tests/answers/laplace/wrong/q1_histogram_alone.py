# Thinks one person alone cannot change two bins under edit.
def sensitivities(low, high, n, neighbourhood):
    big = max(abs(low), abs(high))
    w = high - low
    if neighbourhood == "membership":
        return big, big, 1, 1, w / 2
    return w, max(big, w), 0, min(2, n), w / n
