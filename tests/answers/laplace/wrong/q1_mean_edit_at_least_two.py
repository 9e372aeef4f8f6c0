# Believes a mean never moves by more than half the width, also where one person is edited.
def sensitivities(low, high, n, neighbourhood):
    big = max(-low, high)
    w = high - low
    mean = w / max(n, 2)
    return (
        (big, big, 1, 1, w / 2) if neighbourhood == "membership" else (w, max(big, w), 0, 2, mean)
    )
