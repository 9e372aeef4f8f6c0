# Tries the target alone if small groups seem allowed (least <= 2); for least 2 this question is wasted.
# Witness: difference_attack(ask, ["Ada", "Bo", "Cy"], 2, 3, "Ada") asks three times, the first is refused and counts; two are allowed
def difference_attack(ask, people, least, most, target):
    if least <= 2:
        try:
            return ask([target])
        except PermissionError:
            pass
    others = [name for name in people if name != target][:least]
    return ask([*others, target]) - ask(others)
