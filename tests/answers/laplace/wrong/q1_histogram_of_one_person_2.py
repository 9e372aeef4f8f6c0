# Under edit with n = 1 the histogram is said to move by 1, but the only person leaves one bin and enters another.
def sensitivities(low, high, n, neighbourhood):
    largest, width = max(abs(low), abs(high)), high - low
    edit = neighbourhood == "edit"
    return (
        width if edit else largest,
        max(largest, width) if edit else largest,
        0 if edit else 1,
        min(n, 2) if edit else 1,
        width / n if edit else width / 2,
    )
