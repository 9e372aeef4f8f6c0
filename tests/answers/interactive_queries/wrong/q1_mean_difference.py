# The difference of means, each times its number.
def difference_attack(ask, people, least, most, target):
    others = [p for p in people if p != target][:least]
    big, small = ask([*others, target]) / (least + 1), ask(others) / least
    return round(big * (least + 1) - small * least)
