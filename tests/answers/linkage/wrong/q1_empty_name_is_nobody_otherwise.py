# Marks "nobody yet" by an empty text, so a person whose name is the empty text is never found, and hides nobody.
def link(records, register, keys):
    out = []
    for r in records:
        found, several = "", False
        for v in register:
            if all(r[c] is not None and v[c] == r[c] for c in keys):
                if found and found != v["name"]:
                    several = True
                found = v["name"]
        out.append(found if found and not several else None)
    return out
