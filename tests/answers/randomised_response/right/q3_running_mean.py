# A loop with a running count and the line between p and 1 - p.
def estimate_rate(answers, p):
    yes = people = 0
    for answer in answers:
        people += 1
        if answer == 1:
            yes += 1
    low, high = p, 1 - p
    return (yes / people - low) / (high - low)
